import { About } from "./About.tsx";
import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";

export function Component() {
  return (
    <>
      <Hero />
      <Features />
      <About />
    </>
  );
}
