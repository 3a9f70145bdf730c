import type { ComponentType } from "react";
import type { SiteOfPage } from "../../../contract/index.ts";
import type { GateProps } from "../../../host/index.ts";
import type { GateParts } from "../GateParts.ts";
import { LeftOut } from "./LeftOut.tsx";
import { Sponsored } from "./Sponsored.tsx";

/** In place of a tool that the page's partner leaves out. It never opens. */
export function leftOutGate(parts: GateParts, site: SiteOfPage): ComponentType<GateProps> {
  return () => <LeftOut tool={parts.tool} surroundings={parts.surroundings} site={site} />;
}

/** Before a tool that the page's partner pays for. @param Ordinary the gate that is shown once it no longer pays. */
export function sponsoredGate(
  parts: GateParts,
  site: SiteOfPage,
  Ordinary: ComponentType<GateProps>,
): ComponentType<GateProps> {
  return ({ onOpen }) => <Sponsored {...parts} site={site} Ordinary={Ordinary} onOpen={onOpen} />;
}
