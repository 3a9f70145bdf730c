import type { ComponentType } from "react";
import type { PageHandle } from "./loadMatchedRoutes.ts";

export interface PageModule {
  readonly Component: ComponentType;
  readonly handle?: PageHandle;
}

export type LoadPage = () => Promise<PageModule>;
