import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";

const place = document.querySelector<HTMLElement>("#app");
if (place) {
  const product =
    new URLSearchParams(location.search).get("product") ?? place.dataset["product"] ?? location.origin;
  const app = (
    <StrictMode>
      <App product={product} />
    </StrictMode>
  );
  if (place.firstElementChild) hydrateRoot(place, app);
  else createRoot(place).render(app);
}
