// libmagic, for sharesheet-helper: the types of files by what is in them (libmagic(3)).
#pragma once
#include <magic.h>
