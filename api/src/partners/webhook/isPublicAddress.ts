import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Whether an address is one of the public Internet, so that no partner can make our server call itself, its neighbors
 * or its cloud's metadata. From the special-purpose registries of IANA (RFC 6890 and its updates).
 * @param address as the resolver gives it.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  // Everything else is local, embeds an IPv4 address (`::ffff:…`, `64:ff9b::…`), or is not assigned.
  return isIPv6(address) && globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}

const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

const special = new BlockList();
for (const [network, length] of [
  // This host, private networks, and those of carriers.
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["172.16.0.0", 12],
    ["192.168.0.0", 16],
    ["100.64.0.0", 10],
  ] as const),
  // Loopback, and link-local: metadata services answer at 169.254.169.254.
  ...([
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  // Protocol assignments, 6to4 relays, documentation, and benchmarks.
  ...([
    ["192.0.0.0", 24],
    ["192.88.99.0", 24],
    ["192.0.2.0", 24],
    ["198.51.100.0", 24],
  ] as const),
  ...([
    ["203.0.113.0", 24],
    ["198.18.0.0", 15],
  ] as const),
  // Multicast, reserved, and broadcast.
  ...([
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
] as const)
  special.addSubnet(network, length, "ipv4");
for (const [network, length] of [
  // Protocol assignments with Teredo and ORCHID, 6to4, and documentation.
  ...([
    ["2001::", 23],
    ["2002::", 16],
    ["2001:db8::", 32],
    ["3fff::", 20],
  ] as const),
] as const)
  special.addSubnet(network, length, "ipv6");
