/** Served by `staticTwind` (vite.ts): the text of a finished style sheet. */
declare module "virtual:sheet/*" {
  const css: string;
  export default css;
}
declare module "*.css";
