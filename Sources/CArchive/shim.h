#ifndef INAPP_CARCHIVE_SHIM_H
#define INAPP_CARCHIVE_SHIM_H

#include <archive.h>
#include <archive_entry.h>

#endif
