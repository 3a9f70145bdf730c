import { type ToolId, toolById } from "@iep-insider/sdk/catalog";
import { type EmbedVersions, embedVersionsPath } from "@iep-insider/sdk/contract";
import { useEffect, useState } from "react";

/** The fields we read of the build's manifest (`widgets/build/manifest.ts`). */
export interface EmbedManifest {
  readonly files: Readonly<Record<string, { readonly gzip: number } | undefined>>;
}

/** The version of a self-contained file, and the file's hash. */
export interface Release {
  readonly version: string;
  readonly integrity: string;
}

/**
 * @returns `release`: undefined while loading, null if none is published. `manifest`: null while loading, and on
 * failure.
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

/** @returns null if there is no such file, or on failure. */
async function fetchJson<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}
