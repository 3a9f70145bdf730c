import type { ToolId } from "@iep-insider/sdk/catalog";
import { openToolPath } from "@iep-insider/sdk/catalog";
import { frameAddress, plainChoice, type SnippetKind, snippets } from "@iep-insider/sdk/embed";
import { Source } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { type Released, readReleased } from "./released.ts";
import { server } from "./server.ts";

interface SnippetProps {
  /** A kind of snippet, or an address alone, for builders that ask for one. */
  readonly kind: SnippetKind | "iframeAddress" | "linkAddress";
  readonly tool: ToolId;
  readonly render?: "inline" | "iframe";
}

/** What a site owner copies, with our server's own address in it: the same text that the embed builder gives. */
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
  // A text that comes later is another source: the block shows only the first one it was given.
  return <Source key={from.integrity} code={code} language={language} />;
}
