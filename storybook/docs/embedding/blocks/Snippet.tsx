import type { ToolId } from "@iep-insider/sdk/catalog";
import { openToolPath } from "@iep-insider/sdk/catalog";
import { frameAddress, plainChoice, type SnippetKind, snippets } from "@iep-insider/sdk/embed";
import { Source } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { type Released, readReleased } from "./released.ts";
import { server } from "./server.ts";

interface SnippetProps {
  /** A kind of snippet, or a bare URL, for site builders that ask for one. */
  readonly kind: SnippetKind | "iframeAddress" | "linkAddress";
  readonly tool: ToolId;
  readonly render?: "inline" | "iframe";
}

/** What a site owner copies, with our server's own origin: the same text as in the embed builder. */
export function Snippet({ kind, tool, render = "inline" }: SnippetProps) {
  const [released, setReleased] = useState<Released | null>(null);
  useEffect(() => {
    let isWanted = kind === "selfContained";
    if (isWanted) void readReleased(tool).then((found) => isWanted && setReleased(found));
    return () => {
      isWanted = false;
    };
  }, [kind, tool]);
  const choice = { ...plainChoice(tool), render };
  if (kind === "iframeAddress") return <Source code={frameAddress(choice, server())} language="text" />;
  if (kind === "linkAddress") return <Source code={server() + openToolPath(tool)} language="text" />;
  const from = { server: server(), ...(released ?? { version: "1.0.0", integrity: "sha384-…" }) };
  const { code, language } = snippets(choice, from)[kind];
  // The block shows only its first code, so a later one needs a new key.
  return <Source key={from.integrity} code={code} language={language} />;
}
