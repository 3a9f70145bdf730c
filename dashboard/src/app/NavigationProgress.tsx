import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { missingPage } from "../content/site.ts";

/**
 * While the next page takes longer than a moment to load: a moving line at the top, and a status for screen readers.
 */
export function NavigationProgress() {
  const isLoading = useNavigation().state === "loading";
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), moment);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return (
    <>
      {isLate ? <div className="dash-underway" aria-hidden /> : null}
      <p role="status" className="iep-unseen">
        {isLate ? missingPage.trying : ""}
      </p>
    </>
  );
}

/** Milliseconds. */
const moment = 300;
