---@meta
-- What the cards of every game have; written by the program, do not edit.

---A text in each language; English must be there.
---@class Texts
---@field en string
---@field ru? string
---@field pl? string

---A bound on a number.
---@class Bound

---The value that players chose for an option that this mod adds.
---@param name string
---@return string
function option(name) end

---Not more than this.
---@param n integer
---@return Bound
function at_most(n) end

---Not less than this.
---@param n integer
---@return Bound
function at_least(n) end

---A table that can never change, for file-level locals.
---@generic T
---@param t T
---@return T
function constant(t) end
