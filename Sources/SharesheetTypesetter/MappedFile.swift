import Glibc
import HelperRuntime

/// A file as bytes that the system reads when they are looked at, and forgets again.
final class MappedFile {
  let bytes: UnsafeRawBufferPointer

  init(_ descriptor: Int32) throws(Refusal) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { throw Refusal(.unreadable) }
    let address = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let address, address != MAP_FAILED else { throw Refusal(.tooMuchMemory) }
    bytes = UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
