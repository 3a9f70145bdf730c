import { heads } from "../../content/heads.ts";
import { useHead } from "../../layout/useHead.ts";
import { About } from "./About.tsx";
import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";

export function Component() {
  useHead(heads.home);
  return (
    <>
      <Hero />
      <Features />
      <About />
    </>
  );
}
