export function loader() { return {} }
export function shouldRevalidate() { return false }
