/** The page after signing in (storefront.txt §2, Login); the role may come as `rolle`. */
export function startSeite({ role, rolle }: { role?: string; rolle?: string }): '/admin/dashboard' | '/' {
  return (role ?? rolle) === 'admin' ? '/admin/dashboard' : '/';
}
