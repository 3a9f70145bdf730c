import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { type EmbedVersions, embedVersionsPath } from "@iep-insider/sdk/contract";
import { useEffect, useState } from "react";

/** What the build of the elements says of its files, as far as it is read here (`widgets/build/manifest.ts`). */
export interface EmbedManifest {
  readonly files: Readonly<Record<string, { readonly gzip: number } | undefined>>;
}

/** The version that a self-contained file is taken from, and the file's hash. */
export interface Release {
  readonly version: string;
  readonly integrity: string;
}

/**
 * What our server says of the built elements.
 * @returns `release`: undefined until it is known, null where none is published. `manifest`: null until it is known, or
 * where it could not be read.
 */
export function useEmbedFiles(tool: ToolId): {
  readonly release: Release | null | undefined;
  readonly manifest: EmbedManifest | null;
} {
  const [versions, setVersions] = useState<EmbedVersions | null>();
  const [manifest, setManifest] = useState<EmbedManifest | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = <Answer>(path: string, keep: (answer: Answer | null) => void) =>
      fetchJson<Answer>(path).then((answer) => {
        if (isWanted) keep(answer);
      });
    void read<EmbedVersions>(embedVersionsPath, setVersions);
    void read<EmbedManifest>("/embed/v1/manifest.json", setManifest);
    return () => {
      isWanted = false;
    };
  }, []);
  return { release: versions && releaseOf(versions, tool), manifest };
}

function releaseOf({ current, versions }: EmbedVersions, tool: ToolId): Release | null {
  const files = versions.find(({ version }) => version === current)?.files;
  const file = files?.[`${toolById(tool).tag}.standalone.js`];
  return file && current !== null ? { version: current, integrity: file.integrity } : null;
}

/** @returns null where there is no such file, or no way to it. */
async function fetchJson<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}
