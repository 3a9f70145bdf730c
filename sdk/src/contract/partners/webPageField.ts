import { z } from "zod";

/**
 * The whole address of a page that anybody can reach, as somebody types it: without a name and password before the host.
 * @param sentence what is said of anything else. @param protocol by its name, without the colon.
 */
export function webPageField(sentence: string, longest: number, protocol: RegExp) {
  return z
    .string(sentence)
    .trim()
    .max(longest, sentence)
    .regex(/^[a-z]+:\/\/[^/?#@\\]+([/?#]|$)/i, sentence)
    .pipe(z.url({ protocol, hostname: z.regexes.domain, error: sentence }));
}
