import { type CatalogTool, openToolPath } from "../../../catalog/index.ts";
import { tw } from "../../../theme/index.ts";
import { Button } from "../../../ui/index.ts";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import { paymentGateWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly surroundings: AccessSurroundings;
}

/** Ways to get access for a parent who has paid, in a browser that does not know about it. */
export function AlreadyBought({ tool, surroundings: { signIn, server } }: Props) {
  const { bought } = paymentGateWords;
  return (
    <details>
      <summary className={tw`inline-flex items-center min-h-[2.75rem] underline cursor-pointer`}>
        {bought.summary}
      </summary>
      <div className={tw`flex flex-col items-start gap-3 pt-2`}>
        <p>{bought.mail}</p>
        {signIn ? (
          <>
            <p>{bought.signIn}</p>
            <Button onClick={signIn}>{bought.signInButton}</Button>
          </>
        ) : server === null ? null : (
          <p>
            {bought.elsewhere}{" "}
            <a href={server + openToolPath(tool.id)} target="_blank" rel="noopener">
              {bought.elsewhereLink}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}
