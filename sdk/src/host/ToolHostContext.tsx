import { createContext, type ReactNode, useContext } from "react";
import type { ToolHost } from "./ToolHost.ts";

const ToolHostContext = createContext<ToolHost | null>(null);

export function ToolHostProvider({
  host,
  children,
}: {
  readonly host: ToolHost;
  readonly children: ReactNode;
}) {
  return <ToolHostContext.Provider value={host}>{children}</ToolHostContext.Provider>;
}

/** @throws when a tool is rendered outside any host, which is a bug in the page that shows it. */
export function useToolHost(): ToolHost {
  const host = useContext(ToolHostContext);
  if (!host) throw new Error("A tool must stand inside a <ToolHostProvider>.");
  return host;
}
