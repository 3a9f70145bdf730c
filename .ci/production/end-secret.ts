import type { Checks } from "./checks.ts";
import { bearer, type Site } from "./site.ts";
import { ports } from "./under-load.ts";

/** @param tokens of a session from before the secret was changed, and of one from after. */
export async function endSecret(
  site: Site,
  { check }: Checks,
  { first, token }: { readonly first: string; readonly token: string },
): Promise<void> {
  await site.reader.does("secret-end");
  const codes = await Promise.all(
    ports(site).map((port) => site.systemctl("restart", `iep-insider@${port}`)),
  );
  check("both processes come up without the previous secret", codes.join() === "0,0", codes);
  for (const port of ports(site)) {
    const statusOf = async (one: string) =>
      (await fetch(`http://127.0.0.1:${port}/api/auth/user`, { headers: bearer(one) })).status;
    const statuses = [await statusOf(token), await statusOf(first)];
    const what = `at process ${port}, the new secret's session goes on, and the previous one's is over`;
    check(what, statuses.join() === "200,401", statuses);
  }
}
