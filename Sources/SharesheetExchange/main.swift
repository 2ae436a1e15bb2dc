import Glibc
import HelperProtocol

SelfLimits.apply(.exchange)
signal(SIGPIPE, SIG_IGN)
Exchange(ExchangeLine(ExchangeProtocol.line)).run()
