import { useSearchParams } from "react-router";

const path = "/admin/payments";

/** The addresses of a payment's story and of the list behind it, which keeps its place meanwhile. */
export function useStoryAddress() {
  const [params] = useSearchParams();
  const withId = (id: number | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete("id");
    else next.set("id", String(id));
    const text = next.toString();
    return text ? `${path}?${text}` : path;
  };
  return { storyOf: withId, list: withId(null) };
}
