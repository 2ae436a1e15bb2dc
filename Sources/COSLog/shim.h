// There is nothing: see module.modulemap.
#pragma once
