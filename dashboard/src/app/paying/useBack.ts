import { useNavigate } from "react-router";

/**
 * One step back, as the browser's own button.
 * @param otherwise where it leads when this tab began here.
 */
export function useBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (hasStepsBefore(window.history.state) ? navigate(-1) : navigate(otherwise));
}

/** The router numbers the steps within this site. */
function hasStepsBefore(state: unknown): boolean {
  return typeof state === "object" && state !== null && "idx" in state && Number(state.idx) > 0;
}
