/** Enough to know one's own message by; too little to be worth sending for somebody with something to sell. */
export const mostCharacters = 1_000;

export const leftOut = "[web address left out]";

/**
 * What of a message may go to an address that nobody has shown to be the sender's: its beginning, without web and mail
 * addresses. Mail programs make a link of whatever looks like one, also in plain text.
 */
export function wordsForStrangers(message: string): string {
  const words = message
    .replace(invisible, "")
    .replace(/\S+/g, (word) => (looksLikeAddress.test(word) ? leftOut : word));
  // By code points, so that no character is cut in half.
  const characters = [...words];
  if (characters.length <= mostCharacters) return words;
  return `${characters.slice(0, mostCharacters).join("").trimEnd()} […]`;
}

/** Characters of no width, which would hide an address from the pattern below and not from a mail program. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/**
 * `https://…`, `tel:…`, `name@host`, or a dot with two letters after it, in any script: `example.org`. Two, so that
 * "e.g." stays. "school.They", where a space is missing, goes: a lost word harms less than a link.
 */
const looksLikeAddress = /\/\/|^\W*(?:mailto|tel|sms|data|javascript):|\S@\S|[\p{L}\p{N}][.。．｡]\p{L}{2}/iu;
