import { useEffect } from "react";
import type { Head } from "../content/heads.ts";

/** Gives the page its title and description. The pre-rendered file has them already. */
export function useHead({ title, description }: Head): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}
