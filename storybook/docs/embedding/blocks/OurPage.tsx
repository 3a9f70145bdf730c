import type { ReactNode } from "react";
import { server } from "./server.ts";

/** A link to a page of the product, outside the documentation's frame. */
export function OurPage({ path, children }: { readonly path: `/${string}`; readonly children: ReactNode }) {
  return (
    <a href={server() + path} target="_top">
      {children}
    </a>
  );
}
