#ifndef INAPP_CLINUX_SHIM_H
#define INAPP_CLINUX_SHIM_H

// Of Linux, and left out of Swift's Glibc module.
int syncfs(int fd);

#endif
