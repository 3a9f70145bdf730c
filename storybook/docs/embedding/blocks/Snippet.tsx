import type { ToolId } from "@iep-insider/sdk/catalog";
import { openToolPath } from "@iep-insider/sdk/catalog";
import {
  type BuilderCode,
  frameAddress,
  frameElement,
  frameHeight,
  plainChoice,
  type SnippetKind,
  snippets,
} from "@iep-insider/sdk/embed";
import { Source } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { type Released, readReleased } from "./released.ts";
import { server } from "./server.ts";

interface SnippetProps {
  /** A kind of snippet, or what some site builders ask for: a bare URL, or an iframe without a script. */
  readonly kind: SnippetKind | BuilderCode;
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
  if (kind === "frameAlone") {
    const frame = { width: "100%", height: frameHeight(choice, 320) } as const;
    return <Source code={frameElement(choice, server(), frame)} language="html" />;
  }
  const from = { server: server(), ...(released ?? { version: "1.0.0", integrity: "sha384-…" }) };
  const { code, language } = snippets(choice, from)[kind];
  // The block shows only its first code, so a later one needs a new key.
  return <Source key={from.integrity} code={code} language={language} />;
}
