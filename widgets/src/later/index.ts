export { type Later, later } from "./later.tsx";
