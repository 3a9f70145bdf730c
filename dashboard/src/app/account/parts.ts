export { AvatarMenu } from "./AvatarMenu.tsx";
export { MobileAccount } from "./MobileAccount.tsx";
