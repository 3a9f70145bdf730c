import { AideScreener } from "@iep-insider/elements/react";

/** A server component: only the tag and its link are rendered here. */
export default function Page() {
  return (
    <main>
      <h1>Next.js</h1>
      <AideScreener apiBase={process.env.IEP_PRODUCT} heading="Rendered by Next.js" />
    </main>
  );
}
