/** The file by its full name, as Node asks for in an ES module; the types know the folder alone. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
