import { webcrypto } from "node:crypto";

// A setup file: in a pool of VM contexts `crypto` is jsdom's, which has no `subtle`.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });
