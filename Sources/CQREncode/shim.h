// libqrencode 4: the symbol of a text, module by module.
#pragma once
#include <qrencode.h>
