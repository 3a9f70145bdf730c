import { AideScreener, IepLetterGenerator, type ToolElement, type ToolId } from "@iep-insider/elements/react";
import { useRef, useState, version } from "react";

/** What the partner was given when their site was registered. */
const siteKey = "site_examplepages";

/**
 * Our components in a third-party React app with two pages and its own router.
 * @param product our server's origin; a partner hard-codes it.
 */
export function App({ product }: { product: string }) {
  const [page, setPage] = useState<"tools" | "about">("tools");
  const [done, setDone] = useState<ToolId | null>(null);
  const [isShown, setShown] = useState(true);
  const [isAway, setAway] = useState(false);
  const [state, setState] = useState("MA");
  const screener = useRef<ToolElement>(null);
  const given = { apiBase: product, siteKey, state: state === "" ? null : state };
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
      <p role="status">{done ? `A result was shown. The tool was ${done}.` : "No result yet."}</p>
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
                <option value="">None</option>
              </select>
            </label>{" "}
            <button type="button" onClick={() => screener.current?.restart()}>
              Begin again
            </button>
          </p>
          {isShown ? (
            <AideScreener
              {...given}
              ref={screener}
              className="screener"
              onResult={({ detail }) => setDone(detail.tool)}
            />
          ) : null}
          <h2>Write to the school</h2>
          <p>
            <button type="button" onClick={() => setAway(!isAway)}>
              {isAway ? "Take the letter out" : "Put the letter away"}
            </button>
          </p>
          <IepLetterGenerator {...given} hidden={isAway} />
        </>
      )}
      <p>Made with React {version}.</p>
    </main>
  );
}
