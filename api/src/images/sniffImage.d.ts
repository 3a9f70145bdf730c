import type { LogoType } from "@iep-insider/sdk/contract";
/** What kind of picture bytes are, by how they begin (https://mimesniff.spec.whatwg.org); null for anything else. */
export declare function sniffImage(bytes: Uint8Array): LogoType | null;
