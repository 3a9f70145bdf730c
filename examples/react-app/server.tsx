import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { App } from "./App.tsx";

/** What a server sends before any script has run. Runs in plain Node. */
export function render(product: string): string {
  return renderToString(
    <StrictMode>
      <App product={product} />
    </StrictMode>,
  );
}
