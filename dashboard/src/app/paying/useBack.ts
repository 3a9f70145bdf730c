import { useNavigate } from "react-router";

/**
 * Goes back one step, like the browser's button.
 * @param otherwise where to go when this tab began here.
 */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (hasStepsBefore(window.history.state) ? navigate(-1) : navigate(otherwise));
}

/** React Router numbers the entries within this site. */
function hasStepsBefore(state: unknown): boolean {
  return typeof state === "object" && state !== null && "idx" in state && Number(state.idx) > 0;
}
