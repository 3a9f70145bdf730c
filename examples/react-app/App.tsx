import { AideScreener, IepLetterGenerator } from "@iep-insider/elements/react";
import { useState } from "react";

/** What the partner was given when their site was registered. */
const siteKey = "site_examplepages";

/**
 * Our components in somebody else's React app, which has two pages and a router of its own.
 * @param product where our server is; a partner writes the address here.
 */
export function App({ product }: { product: string }) {
  const [page, setPage] = useState<"tools" | "about">("tools");
  const [isDone, setDone] = useState(false);
  const [isShown, setShown] = useState(true);
  const [state, setState] = useState("MA");
  const given = { apiBase: product, siteKey };
  return (
    <main>
      <h1>A React app</h1>
      <nav aria-label="Pages">
        <button type="button" onClick={() => setPage("tools")}>
          Tools
        </button>{" "}
        <button type="button" onClick={() => setPage("about")}>
          About us
        </button>
      </nav>
      <p role="status">{isDone ? "A result was shown." : "No result yet."}</p>
      {page === "about" ? (
        <h2>About us</h2>
      ) : (
        <>
          <p>
            <button type="button" onClick={() => setShown(!isShown)}>
              {isShown ? "Hide the screener" : "Show the screener"}
            </button>{" "}
            <label>
              State{" "}
              <select value={state} onChange={(event) => setState(event.target.value)}>
                <option>MA</option>
                <option>TX</option>
              </select>
            </label>
          </p>
          {isShown ? <AideScreener {...given} state={state} onResult={() => setDone(true)} /> : null}
          <h2>Write to the school</h2>
          <IepLetterGenerator {...given} state={state} />
        </>
      )}
    </main>
  );
}
