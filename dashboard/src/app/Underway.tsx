import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { missingPage } from "../content/site.ts";

/** While the next page is on its way for longer than a moment: a line at the top that moves, and words for whoever hears. */
export function Underway() {
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
