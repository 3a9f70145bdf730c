import { useEffect } from "react";
import type { Head } from "../content/heads.ts";

/** Gives the page its title and description. The pre-rendered file has them already. */
export function useHead({ title, description }: Head): void {
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector('meta[name="description"]') ?? document.createElement("meta");
    meta.setAttribute("name", "description");
    meta.setAttribute("content", description);
    document.head.append(meta);
  }, [title, description]);
}
