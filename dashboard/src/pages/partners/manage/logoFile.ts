import { type LogoType, logoTypes, mostLogoBytes } from "@iep-insider/sdk/contract";
import { logoWords } from "../../../content/manageSite.ts";

/** The upload for a chosen picture, or a sentence that says why it cannot be used. */
export type ReadLogo =
  | { readonly type: LogoType; readonly data: string }
  | { readonly type: null; readonly problem: string };

export async function readLogo(file: File): Promise<ReadLogo> {
  const type = logoTypes.find((known) => known === file.type);
  if (!type) return { type: null, problem: logoWords.wrongType };
  if (file.size > mostLogoBytes)
    return { type: null, problem: logoWords.tooLarge(Math.ceil(file.size / 1024)) };
  const data = await base64Of(file);
  return data ? { type, data } : { type: null, problem: logoWords.unreadable };
}

/** @returns null when the browser cannot read it: the file is gone or empty. */
function base64Of(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve(null);
    // A data URL holds it behind the first comma.
    reader.onload = () => {
      const { result } = reader;
      resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) || null : null);
    };
    reader.readAsDataURL(file);
  });
}
