import type { ToolElement } from "@iep-insider/elements";
import { useEffect, useRef, useState } from "react";
import "@iep-insider/elements/aide-screener";
import "@iep-insider/elements/iep-letter-generator";

/** Where the product is; a partner writes the address here. */
const product = new URLSearchParams(location.search).get("product") ?? "http://localhost:3000";

/** What the partner was given when their site was registered. */
const siteKey = "site_examplepages";

/** The npm package in somebody else's React app: a tag like any other, with types, and its events. */
export function App() {
  const screener = useRef<ToolElement>(null);
  const [isDone, setDone] = useState(false);
  const [isShown, setShown] = useState(true);

  useEffect(() => {
    const element = screener.current;
    const onResult = () => setDone(true);
    element?.addEventListener("iep:result", onResult);
    return () => element?.removeEventListener("iep:result", onResult);
  }, []);

  return (
    <main>
      <h1>A React app</h1>
      <p role="status">{isDone ? "A result was shown." : "No result yet."}</p>
      <p>
        <button type="button" onClick={() => setShown(!isShown)}>
          {isShown ? "Hide the screener" : "Show the screener"}
        </button>
      </p>
      {isShown ? <aide-screener ref={screener} api-base={product} site-key={siteKey} state="MA" /> : null}
      <h2>Write to the school</h2>
      <iep-letter-generator api-base={product} site-key={siteKey} />
    </main>
  );
}
