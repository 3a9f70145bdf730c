import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { advertisingTagMeta, originPlaceholder } from "@iep-insider/sdk/contract";
import type { Environment } from "../environment.ts";
import { whileUnchanged } from "./whileUnchanged.ts";

/** A page as it goes out, for each way a browser may take it. */
export type FilledPage = Readonly<Record<"br" | "gzip" | "identity", Sendable>>;

interface Sendable {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Whether a built file leaves it to the server to write our origin into it. */
export function isToBeFilled(file: string): boolean {
  return file.endsWith(".html") || file === "sitemap.xml" || file === "robots.txt";
}

/**
 * Built pages with what the build could not know: the site's origin, and on the pages that may ask for it the
 * advertising tag. Each is filled in and compressed once, and kept until its file changes.
 * @param folder what the dashboard's build made.
 * @returns from a file of that folder, and the tag for this request or null, to the finished page. Throws what reading throws.
 */
export function createFilledPages(folder: string, { publicOrigin }: Pick<Environment, "publicOrigin">) {
  const kept = whileUnchanged<FilledPage>();
  return (file: string, advertisingTag: string | null): Promise<FilledPage> =>
    kept(
      join(folder, file),
      async (path) => finish(fill(await readFile(path, "utf8"), publicOrigin, advertisingTag)),
      advertisingTag === null ? file : `${file} ${advertisingTag}`,
    );
}

function fill(text: string, publicOrigin: string, advertisingTag: string | null): string {
  const filled = text.replaceAll(originPlaceholder, () => publicOrigin);
  if (advertisingTag === null) return filled;
  return filled.replace("</head>", `<meta name="${advertisingTagMeta}" content="${advertisingTag}"></head>`);
}

async function finish(text: string): Promise<FilledPage> {
  const bytes = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes)]);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return {
    br: { bytes: br, etag: `"${hash}-br"` },
    gzip: { bytes: gzipped, etag: `"${hash}-gz"` },
    identity: { bytes, etag: `"${hash}"` },
  };
}
