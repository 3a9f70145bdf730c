import { type ToolId, toolById } from "@iep-insider/sdk/catalog";

/** The immutable version, and the integrity hash of a tool's self-contained file in it. */
export interface Released {
  readonly version: string;
  readonly integrity: string;
}

interface VersionList {
  readonly current: string;
  readonly versions: readonly {
    readonly version: string;
    readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  }[];
}

/** Asks our server for the current version. @returns null without a server, as in a local Storybook. */
export async function readReleased(tool: ToolId): Promise<Released | null> {
  try {
    const response = await fetch(new URL("/embed/versions.json", window.location.href));
    if (!response.ok) return null;
    const { current, versions }: VersionList = await response.json();
    const files = versions.find(({ version }) => version === current)?.files;
    const integrity = files?.[`${toolById(tool).tag}.standalone.js`]?.integrity;
    return integrity ? { version: current, integrity } : null;
  } catch {
    return null;
  }
}
