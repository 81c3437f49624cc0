-- Only the first answer counts.
-- run as: amount
-- expect: gives 2
return 2, 100, 'x', {}
